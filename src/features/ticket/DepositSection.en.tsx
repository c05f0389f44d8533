import { DepositSection as Section } from "./DepositSection";
import { depositWords } from "./depositWords.en";
import type { DepositProps } from "./words";

/** How a down payment is paid, in English. */
export const DepositSection = (props: DepositProps) => <Section {...props} words={depositWords} />;
