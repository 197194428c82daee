/** Why what waits is not on its way: `offline` nobody answers; `busy` the server has no time, or is broken. */
export type Hold = 'none' | 'offline' | 'busy' | Stop

/** The same where trying again helps nobody: no one is signed in, somebody else is, or the person may not change this any more. */
export type Stop = 'signedOut' | 'otherPerson' | 'forbidden'

export const isStopped = ({ hold }: { readonly hold: Hold }): boolean =>
  hold === 'signedOut' || hold === 'otherPerson' || hold === 'forbidden'
