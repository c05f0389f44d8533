import { useEffect } from "react";

/**
 * Shows a title in place of the page's own while the component is mounted. It is an element of its own before the page's,
 * and the first one counts, so Gatsby may replace the page's title meanwhile.
 */
export function usePageTitle(title: string) {
  useEffect(() => {
    const element = document.createElement("title");
    element.textContent = title;
    document.head.prepend(element);
    return () => element.remove();
  }, [title]);
}
