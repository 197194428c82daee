/** Custom properties with their dashes, such as `--primary`, and their values. */
type Variables = Readonly<Record<string, string>>

export interface VariableWriter {
  /** Asks for these variables to stand on the root, and none of those that were asked for before and are not among them. */
  write: (variables: Variables) => void
  /** Takes every variable back, also one still to be written: the stylesheet's own values hold again. */
  clear: () => void
}

/**
 * Writes CSS variables on an element as fast as they are asked for: at most once a frame, the last wish alone, and of
 * it only what changed. Nothing is read from the page, so no layout is forced between two events of a drag.
 */
export function variableWriter(root: HTMLElement): VariableWriter {
  const frames = root.ownerDocument.defaultView ?? window
  let wanted: Variables = {}
  let written: Variables = {}
  let frame: number | null = null

  function flush(): void {
    frame = null
    for (const name of Object.keys(written)) {
      if (!(name in wanted)) root.style.removeProperty(name)
    }
    for (const [name, value] of Object.entries(wanted)) {
      if (written[name] !== value) root.style.setProperty(name, value)
    }
    written = wanted
  }

  return {
    write(variables) {
      wanted = variables
      frame ??= frames.requestAnimationFrame(flush)
    },
    clear() {
      if (frame !== null) frames.cancelAnimationFrame(frame)
      wanted = {}
      flush()
    },
  }
}
