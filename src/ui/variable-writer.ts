/** Custom properties with their dashes, such as `--primary`, and their values. */
type Variables = Readonly<Record<string, string>>

export interface VariableWriter {
  /** Sets these variables on the root, and removes earlier ones that are not among them. */
  write: (variables: Variables) => void
  /** Removes every variable, including pending ones: the stylesheet's values apply again. */
  clear: () => void
}

/**
 * Writes CSS variables on an element at most once a frame: only the last request, and only what changed. It reads
 * nothing from the page, so it forces no layout between two events of a drag.
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
