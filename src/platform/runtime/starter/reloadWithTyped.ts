import { typedMark } from "./startPlan";

/**
 * Lets a link with an empty address, which the notice has, load the page anew with what was typed into its form, because not
 * every browser keeps a form through a reload. The values stand behind # in the address, which no server sees, until
 * `restoreTyped` has put them back. Without a line the page stays: the browser's error page would take its place.
 */
export function keepTypedThroughReload(): void {
  document.addEventListener("click", (event) => {
    if (!(event.target as Element).closest('a[href=""]')) return;
    event.preventDefault();
    if (!navigator.onLine) return;
    const [form] = document.forms;
    // An address that carries something already, a ticket to be changed or what an earlier reload kept, stays as it is.
    if (form && !location.hash.includes("&")) {
      const typed = new FormData(form) as unknown as Record<string, string>;
      history.replaceState(null, "", `#${typedMark}${new URLSearchParams(typed)}`);
    }
    location.reload();
  });
}
