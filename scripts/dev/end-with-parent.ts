/**
 * Ends this process, and the one that starts it anew when code changes, as soon as `npm run dev` is gone: also where that was killed and could end
 * nothing. A server that stays would hold port and data folder. Where nobody watches this process, which `--watched` says, it does nothing.
 */
export function endWithParent(): void {
  if (!process.connected || !process.argv.includes('--watched')) return
  const watching = process.ppid
  let isEnding = false
  const end = () => {
    // Pipe and channel both say it, and a second signal would end what is under way.
    if (isEnding) return
    isEnding = true
    // Whoever watches ends both; after its own end there is this process alone.
    process.kill(process.ppid === watching ? watching : process.pid, 'SIGTERM')
  }
  process.once('disconnect', end)
  // Nothing is ever written to it; it closes when whoever holds its other end is gone.
  process.stdin.once('end', end).once('error', end).resume()
}
