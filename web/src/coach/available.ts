/** Whether the coach knows a title: it searches like the strongest level, which must have been taught. */

import type { TitleInfo } from "../wire";

export const taught = ({ agents }: Pick<TitleInfo, "agents">): boolean =>
  agents.includes("captain");
