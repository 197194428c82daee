/** A drawing that passes its check and takes the renderer seconds: as many filter effects as are allowed. */
export const slowDrawing: Uint8Array<ArrayBuffer> = new TextEncoder().encode(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><filter id="f">${'<feTurbulence/>'.repeat(8)}${'<feGaussianBlur stdDeviation="9"/>'.repeat(70)}</filter><rect width="400" height="300" filter="url(#f)"/></svg>`,
)

/** A drawing that takes the renderer minutes, such as a file stored before drawings were limited. */
export const endlessDrawing: Uint8Array<ArrayBuffer> = new TextEncoder().encode(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><filter id="f">${'<feTurbulence baseFrequency=".05" numOctaves="9"/>'.repeat(500)}</filter><rect width="400" height="300" filter="url(#f)"/></svg>`,
)

export const quickDrawing: Uint8Array<ArrayBuffer> = new TextEncoder().encode(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path fill="#c00" d="M0 0h40v30z"/></svg>',
)
