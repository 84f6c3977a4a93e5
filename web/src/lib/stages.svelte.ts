/** A screen that is shown part by part, so that the page answers in between. */

import { breathe } from "./scheduling";

export class Stages {
  /** How many parts are shown; what is seen first comes first. */
  shown = $state(0);

  constructor(readonly parts: number) {}

  /** Shows one part after another; nothing where it has started already. */
  async begin(): Promise<void> {
    if (this.shown > 0) return;
    while (this.shown < this.parts) {
      this.shown += 1;
      await breathe();
    }
  }
}
