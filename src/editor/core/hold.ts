/**
 * Why waiting changes are not being sent: `offline` without an answer, `busy` if the server is overloaded or failing.
 */
export type Hold = 'none' | 'offline' | 'busy' | Stop

/** Reasons for which repeating is useless: signed out, another person signed in, or no permission any more. */
export type Stop = 'signedOut' | 'otherPerson' | 'forbidden'

export const isStopped = ({ hold }: { readonly hold: Hold }): boolean =>
  hold === 'signedOut' || hold === 'otherPerson' || hold === 'forbidden'
