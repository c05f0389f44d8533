import { act } from "@testing-library/react";
import { previewProblemBar } from "../../src/build/previewProblemBar";

test("a page says what is wrong with the content as long as it is", async () => {
  jest.useFakeTimers();
  let problem = "SALAH content/shop.json baris 9";
  window.fetch = async () => ({ text: async () => problem }) as Response;
  new Function(previewProblemBar)();
  const after = async (next: string) => {
    await act(() => jest.advanceTimersByTimeAsync(1000));
    problem = next;
    return document.body.textContent;
  };
  expect([await after(""), await after("SALAH lagi"), await after("SALAH lagi")]).toEqual([
    "SALAH content/shop.json baris 9",
    "",
    "SALAH lagi",
  ]);
});
