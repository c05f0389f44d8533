import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Toast, type ToastMessage } from "../../src/ui/Toast";
import { byRole, expectNoText } from "../support/elements";

const message: ToastMessage = { kind: "success", title: "Booking berhasil dibuat", description: "BTP123456AB" };

function Page() {
  const [shown, setShown] = useState<ToastMessage | null>(message);
  return (
    <>
      <input aria-label="Nama" />
      <Toast message={shown} closeLabel="Tutup pesan" onClose={() => setShown(null)} />
    </>
  );
}

test.each([
  ["its button", "{Tab}{Enter}"],
  ["Escape", "{Tab}{Escape}"],
  ["Escape in the form", "{Escape}"],
])("a toast closed by %s leaves the focus in the form", async (_name, keys) => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByLabelText("Nama"));
  await user.keyboard(keys);
  expectNoText("Booking berhasil dibuat");
  expect(screen.getByLabelText("Nama")).toHaveFocus();
});

test.each([
  ["status", message],
  ["alert", { ...message, kind: "error" }],
] as const)("the live region stands before its text: %s", (role, shown) => {
  const toast = (now: ToastMessage | null) => <Toast message={now} closeLabel="Tutup pesan" onClose={() => {}} />;
  const { rerender } = render(toast(null));
  const region = byRole(role);
  rerender(toast(shown));
  expect(region).toHaveTextContent("Booking berhasil dibuat");
});
