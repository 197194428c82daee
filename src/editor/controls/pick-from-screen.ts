interface EyeDropperMaker {
  new (): { open: () => Promise<{ sRGBHex: string }> }
}

const Dropper = (globalThis as { EyeDropper?: EyeDropperMaker }).EyeDropper

/** Lets the person take a colour from anywhere on the screen, where the browser can; null where they thought better of it. */
export const pickFromScreen: (() => Promise<string | null>) | null = Dropper
  ? () =>
      new Dropper().open().then(
        ({ sRGBHex }) => sRGBHex.toLowerCase(),
        () => null,
      )
  : null
