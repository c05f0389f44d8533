import { type ChangeEvent, Component } from "react";
import { keyboardFor, readFreeText, schemaAtPath, textOfValue } from "./freeText";

/** The props that the form's library gives to a field's control; `value` is the field's unsaved value. */
type Props = {
  value: unknown;
  field: { get(option: string): unknown };
  forID: string;
  classNameWrapper: string;
  onChange(value: number | string | null): void;
};

type State = { typed: string };

/**
 * A text field for values that people write in different ways. It keeps the typed text, and shows below it how the text was
 * understood, or why it is refused. The library's own number field cuts the text off at the first unknown character. It is a
 * class, because the library calls `isValid` on the component before a save. Hooks would also fail, because the library runs
 * another copy of React.
 */
export class FreeTextField extends Component<Props, State> {
  override state: State = { typed: textOfValue(this.props.value) };
  readonly schema = schemaAtPath(String(this.props.field.get("place")));

  /** Shows a value that was set elsewhere, such as by "Urungkan perubahan", but never while somebody types. */
  override componentDidUpdate(before: Props) {
    const { value, forID } = this.props;
    const { typed } = this.state;
    const isTyping = document.activeElement?.id === forID;
    if (isTyping || value === before.value || (value ?? null) === readFreeText(this.schema, typed).value) return;
    this.setState({ typed: textOfValue(value) });
  }

  change = ({ target: { value: typed } }: ChangeEvent<HTMLInputElement>) => {
    this.setState({ typed });
    this.props.onChange(readFreeText(this.schema, typed).value);
  };

  /** Called by the library before a save. Missing values are found by the library itself. */
  isValid = (value: unknown) => {
    const { refusal } = readFreeText(this.schema, textOfValue(value));
    return refusal === undefined ? true : { error: { message: refusal } };
  };

  override render() {
    const { forID, classNameWrapper } = this.props;
    const { typed } = this.state;
    const { reading, refusal } = readFreeText(this.schema, typed);
    return (
      <>
        <input
          type="text"
          id={forID}
          className={classNameWrapper}
          inputMode={keyboardFor(this.schema)}
          autoComplete="off"
          aria-labelledby={`${forID}-label`}
          aria-describedby={`${forID}-reading`}
          value={typed}
          onChange={this.change}
        />
        <output id={`${forID}-reading`} className={refusal ? "typed-reading refused" : "typed-reading"}>
          {reading ? `Dibaca: ${reading}` : refusal}
        </output>
      </>
    );
  }
}
