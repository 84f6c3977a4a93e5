/**
 * Whether the coach supports a title. It uses the search of the strongest level, which needs a
 * trained network.
 */

import type { TitleInfo } from "../wire";

export const taught = ({ agents }: Pick<TitleInfo, "agents">): boolean =>
  agents.includes("captain");
