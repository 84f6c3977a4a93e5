/** Renders a screen in parts, so that the page stays responsive. */

import { breathe } from "./scheduling";

export class Stages {
  /** Number of parts that are shown, in order of their place on the screen. */
  shown = $state(0);

  constructor(readonly parts: number) {}

  /** Show the parts one after another. Has no effect if already started. */
  async begin(): Promise<void> {
    if (this.shown > 0) return;
    while (this.shown < this.parts) {
      this.shown += 1;
      await breathe();
    }
  }
}
