import { render, screen } from "@testing-library/react";
import { useLazyModule } from "../../src/platform/runtime/useLazyModule";

function Part({ load }: { load: () => Promise<string> }) {
  const loaded = useLazyModule(load, true);
  return <p>{loaded.status === "ready" ? loaded.module : loaded.status}</p>;
}

test("a loader that fails in the place of one that has loaded is reported", async () => {
  const { rerender } = render(<Part load={() => Promise.resolve("Kalender")} />);
  expect(await screen.findByText("Kalender")).toBeInTheDocument();
  const next = () => Promise.reject<string>(new Error("the line is cut"));
  rerender(<Part load={next} />);
  expect(await screen.findByText("failed")).toBeInTheDocument();
});
