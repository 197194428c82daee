/** Locks with the browser's behaviour: granted in turn, or stolen from their holder. */
export function fakeLocks() {
  const waiting: (() => void)[] = []
  let give: ((reason: Error) => void) | undefined
  const next = () => waiting.shift()?.()
  return {
    request(
      _name: string,
      { signal, steal }: { signal?: AbortSignal; steal?: boolean },
      work: () => Promise<void>,
    ) {
      return new Promise<void>((resolve, reject) => {
        if (signal && steal) return reject(new DOMException('not both', 'NotSupportedError'))
        const hold = () => {
          if (signal?.aborted) return next()
          const lost = (reason: Error) => reject(reason)
          give = lost
          void work().then(() => {
            resolve()
            if (give !== lost) return
            give = undefined
            next()
          })
        }
        signal?.addEventListener('abort', () => reject(signal.reason))
        if (steal) {
          give?.(new DOMException('taken', 'AbortError'))
          hold()
        } else if (give) waiting.push(hold)
        else hold()
      })
    },
  }
}
