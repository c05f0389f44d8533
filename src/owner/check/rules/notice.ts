import { messages } from "../messages";
import type { ValidContent } from "../validSubset";
import type { Diagnose } from "./diagnose";
import { daysFrom, longestDays } from "./spans";

/** A notice is not over yet, and will be before long; docs/rules.md, section 15. */
export function noticeRules(content: ValidContent, diagnose: Diagnose, today: string): void {
  const { warn } = diagnose("shop.json");
  const until = content["shop.json"]?.notice?.until;
  if (!until) return;
  if (until < today) warn(["notice", "until"], messages.noticeOver(until));
  else if (daysFrom(today, until) > longestDays) warn(["notice", "until"], messages.noticeTooLong(until));
}
