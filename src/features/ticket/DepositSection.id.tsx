import { DepositSection as Section } from "./DepositSection";
import { depositWords } from "./depositWords.id";
import type { DepositProps } from "./words";

/** How a down payment is paid, in Indonesian. */
export const DepositSection = (props: DepositProps) => <Section {...props} words={depositWords} />;
