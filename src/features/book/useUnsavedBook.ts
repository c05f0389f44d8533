import { useEffect } from "react";
import { askBeforeLeaving, noteUnsavedWork } from "../../platform/runtime/unsavedWork";

let isAnythingUnsaved = false;
noteUnsavedWork(() => isAnythingUnsaved);

/** Makes the browser ask before the page is left while something of the book stands on the screen alone. */
export function useUnsavedBook(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    isAnythingUnsaved = true;
    askBeforeLeaving(() => true);
    return () => {
      isAnythingUnsaved = false;
      askBeforeLeaving(null);
    };
  }, [isUnsaved]);
}
