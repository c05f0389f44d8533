import { Icon, LineIcon } from "../../ui/Icon";

// In the style of ui/Icon; they stand here because no other page uses them.
const shapes: Readonly<Record<string, string>> = {
  comb: "M3 7.5C3 6 4 5 5.5 5h13C20 5 21 6 21 7.5V9H3zM4.5 9v9M8.2 9v9M12 9v9M15.8 9v9M19.5 9v9",
  razor:
    "M2.5 9.5 12.5 5l3 3-10 6.5c-2 .8-3.5-3-3-5zM14.5 7.5l1.5 3.5 5 8.5M14.6 9.2a.6 .6 0 1 0 1.2 0 .6 .6 0 1 0-1.2 0",
  "father-son":
    "M5 6a3 3 0 1 0 6 0 3 3 0 1 0-6 0M14.8 11a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0M2.5 20.5v-4a5.5 5.5 0 0 1 11 0v4M14 17a4 4 0 0 1 7.5 1.5v2",
  brush: "M9 13h6l1 8H8zM9 13c-3-4-2-8 0-10l1 3 2-3.5L14 6l1-3c2 2 3 6 0 10",
};

/** The icon of a service's card by its name in content/services.json; a star for an unknown name. */
export function ServiceIcon({ name, size }: { name: string; size: string }) {
  const shape = shapes[name];
  if (shape === undefined) return <Icon name={name === "scissors" ? name : "star"} size={size} />;
  return <LineIcon shape={shape} size={size} />;
}
