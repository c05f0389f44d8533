type Mark = { text: string; x: number; y: number; width: number };

/** A canvas for jsdom, which has none: notes what is written on it, each character as wide as 0.55 of its size. */
export function stubCanvas() {
  const marks: Mark[] = [];
  const page = { height: 0 };
  const own = {
    font: "",
    measureText: (text: string) => ({ width: [...text].length * 0.55 * Number(/(\d+)px/.exec(own.font)?.[1]) }),
    fillText: (text: string, x: number, y: number) => marks.push({ text, x, y, width: own.measureText(text).width }),
  };
  const pen = new Proxy(own, { get: (_, name) => Reflect.get(own, name) ?? (() => {}) });
  Object.assign(globalThis, { Path2D: class {} });
  const canvas = HTMLCanvasElement.prototype;
  jest.spyOn(canvas, "getContext").mockImplementation(function (this: HTMLCanvasElement) {
    Object.defineProperty(page, "height", { get: () => this.height, configurable: true });
    return pen;
  } as never);
  jest.spyOn(canvas, "toDataURL").mockReturnValue("data:image/png;base64,");
  return { marks, page };
}
