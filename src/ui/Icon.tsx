import type { ReactNode } from "react";

/** Line icons on a grid of 24 units. */
const shapes = {
  star: <path d="M12 2.8 14.7 9l6.7.6-5.1 4.4 1.6 6.6L12 17.1l-5.9 3.5 1.6-6.6-5.1-4.4L9.3 9z" />,
  scissors: (
    <>
      <circle cx="6" cy="18" r="3" />
      <circle cx="18" cy="18" r="3" />
      <path d="M8 15.8 17 3M16 15.8 7 3" />
    </>
  ),
  comb: <path d="M3 7.5C3 6 4 5 5.5 5h13C20 5 21 6 21 7.5V9H3zM4.5 9v9M8.2 9v9M12 9v9M15.8 9v9M19.5 9v9" />,
  razor: (
    <>
      <path d="M2.5 9.5 12.5 5l3 3-10 6.5c-2 .8-3.5-3-3-5z" />
      <path d="m14.5 7.5 1.5 3.5 5 8.5" />
      <circle cx="15.2" cy="9.2" r=".6" />
    </>
  ),
  "father-son": (
    <>
      <circle cx="8" cy="6" r="3" />
      <circle cx="17" cy="11" r="2.2" />
      <path d="M2.5 20.5v-4a5.5 5.5 0 0 1 11 0v4M14 17a4 4 0 0 1 7.5 1.5v2" />
    </>
  ),
  brush: <path d="M9 13h6l1 8H8zM9 13c-3-4-2-8 0-10l1 3 2-3.5L14 6l1-3c2 2 3 6 0 10" />,
  chat: <path d="M12 3.5a8.5 8.5 0 0 0-7.3 12.9L3.5 20.5l4.2-1.1A8.5 8.5 0 1 0 12 3.5zM8.5 10.5h7M8.5 13.8h4.5" />,
  camera: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h.01" />
    </>
  ),
  calendar: <path d="M4 6.5h16v14H4zM4 10.5h16M8 3.5v5M16 3.5v5" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5l3.5 2" />
    </>
  ),
  pin: (
    <>
      <path d="M12 21.5c4.5-5 7-8.5 7-11.5a7 7 0 1 0-14 0c0 3 2.5 6.5 7 11.5z" />
      <circle cx="12" cy="10" r="2.5" />
    </>
  ),
  phone: (
    <path d="M6 3h4l1.5 5-2.5 1.5a12 12 0 0 0 5.5 5.5L16 12.5l5 1.5v4c0 1.5-1 3-3 3C10 21 3 14 3 6c0-2 1.5-3 3-3z" />
  ),
  music: <path d="M9.5 12.5a4 4 0 1 0 4 4V3.5c.5 3 2.5 4.5 5.5 4.5" />,
  letterF: <path d="M3.5 3.5h17v17h-17zM13 20v-9.5c0-1.5 1-2.5 4-2.5M10 13.5h6" />,
  play: <path d="M2.5 5.5h19v13h-19zM10 9l5 3-5 3z" />,
  check: <path d="m4.5 12.5 5 5 10-11" />,
  cart: (
    <>
      <path d="M3 4h2.5l2.5 11h10l2.5-8H6.5" />
      <circle cx="9.5" cy="19" r="1.5" />
      <circle cx="16.5" cy="19" r="1.5" />
    </>
  ),
  close: <path d="m5.5 5.5 13 13M18.5 5.5l-13 13" />,
  menu: <path d="M3.5 7h17M3.5 12h17M3.5 17h17" />,
  print: <path d="M7 9V3.5h10V9M7 17H4V9h16v8h-3M7 14h10v6.5H7z" />,
  copy: <path d="M8.5 8.5h12v12h-12zM15.5 8.5v-5h-12v12h5" />,
  link: (
    <path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5" />
  ),
  back: <path d="M20 12H4.5M10.5 5.5 4 12l6.5 6.5" />,
  forward: <path d="M4 12h15.5M13.5 5.5 20 12l-6.5 6.5" />,
  download: <path d="M12 3.5v12M7 11l5 5 5-5M4 20.5h16" />,
  alert: <path d="M12 3.5 22 20.5H2zM12 10v5M12 17.8v.1" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof shapes;

const isIconName = (name: string): name is IconName => name in shapes;

/** The icon of that name, or the star where there is none. */
export const iconNamed = (name: string): IconName => (isIconName(name) ? name : "star");

type Props = { name: IconName; size?: string; filled?: boolean };

/** A decorative icon: it stands beside text, so screen readers skip it. */
export function Icon({ name, size = "1.25em", filled = false }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={filled ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      style={{ width: size, height: size, flex: "none" }}
    >
      {shapes[name]}
    </svg>
  );
}
