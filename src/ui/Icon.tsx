import styled from "styled-components";

/** Line icons on a grid of 24 units, each as the data of one path. */
const shapes = {
  star: "M12 2.8 14.7 9l6.7.6-5.1 4.4 1.6 6.6L12 17.1l-5.9 3.5 1.6-6.6-5.1-4.4L9.3 9z",
  comb: "M3 7.5C3 6 4 5 5.5 5h13C20 5 21 6 21 7.5V9H3zM4.5 9v9M8.2 9v9M12 9v9M15.8 9v9M19.5 9v9",
  razor: "M18 10.5 15.5 8.5H5q-2.5 0-2.5-4h13l3 3.5 3-2M17.5 9.5q-7 2.5-12 9.5c-.7 1 .3 2.3 1.5 1.7q8-3.7 12-10.7",
  "father-son":
    "M5 6a3 3 0 1 0 6 0 3 3 0 1 0-6 0M14.8 11a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0M2.5 20.5v-4a5.5 5.5 0 0 1 11 0v4M14 17a4 4 0 0 1 7.5 1.5v2",
  brush: "M9 13h6l1 8H8zM9 13c-3-4-2-8 0-10l1 3 2-3.5L14 6l1-3c2 2 3 6 0 10",
  scissors: "M3 18a3 3 0 1 0 6 0 3 3 0 1 0-6 0M15 18a3 3 0 1 0 6 0 3 3 0 1 0-6 0M8 15.8 17 3M16 15.8 7 3",
  chat: "M12 3.5a8.5 8.5 0 0 0-7.3 12.9L3.5 20.5l4.2-1.1A8.5 8.5 0 1 0 12 3.5zM8.5 10.5h7M8.5 13.8h4.5",
  camera:
    "M8 3.5h8a4.5 4.5 0 0 1 4.5 4.5v8a4.5 4.5 0 0 1-4.5 4.5h-8a4.5 4.5 0 0 1-4.5-4.5v-8a4.5 4.5 0 0 1 4.5-4.5zM8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M17 7h.01",
  calendar: "M4 6.5h16v14H4zM4 10.5h16M8 3.5v5M16 3.5v5",
  clock: "M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M12 7v5l3.5 2",
  pin: "M12 21.5c4.5-5 7-8.5 7-11.5a7 7 0 1 0-14 0c0 3 2.5 6.5 7 11.5zM9.5 10a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0",
  phone: "M6 3h4l1.5 5-2.5 1.5a12 12 0 0 0 5.5 5.5L16 12.5l5 1.5v4c0 1.5-1 3-3 3C10 21 3 14 3 6c0-2 1.5-3 3-3z",
  tiktok: "M10 12.5a4 4 0 1 0 4 4v-13q0 4.5 5 4.5",
  facebook: "M3.5 3.5h17v17h-17zM13 20v-9q0-3 4-3M10 13.5h6",
  youtube: "M3 6h18v12H3zM10 9l5 3-5 3z",
  check: "m4.5 12.5 5 5 10-11",
  cart: "M3 4h2.5l2.5 11h10l2.5-8H6.5M8 19a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0M15 19a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0",
  close: "m5.5 5.5 13 13M18.5 5.5l-13 13",
  menu: "M3.5 7h17M3.5 12h17M3.5 17h17",
  print: "M7 9V3.5h10V9M7 17H4V9h16v8h-3M7 14h10v6.5H7z",
  pencil: "M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5",
  copy: "M8.5 8.5h12v12h-12zM15.5 8.5v-5h-12v12h5",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5",
  left: "M15 5 8 12l7 7",
  right: "m9 5 7 7-7 7",
  up: "m5 15.5 7-7 7 7",
  download: "M12 3.5v12M7 11l5 5 5-5M4 20.5h16",
  alert: "M12 3.5 22 20.5H2zM12 10v5M12 17.8v.1",
} satisfies Record<string, string>;

export type IconName = keyof typeof shapes;

type Props = { name: IconName; size?: string; filled?: boolean };

// Styled by a class, because a page has dozens of icons.
const Drawing = styled.svg`
  flex: none; width: 1.25em; height: 1.25em;
  fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round;
`;

/** An icon that screen readers skip, because a text or label beside it says the same. */
export function Icon({ name, size, filled = false }: Props) {
  const style = { width: size, height: size, fill: filled ? "currentColor" : undefined };
  return (
    <Drawing viewBox="0 0 24 24" aria-hidden="true" style={size || filled ? style : undefined}>
      <path d={shapes[name]} />
    </Drawing>
  );
}
