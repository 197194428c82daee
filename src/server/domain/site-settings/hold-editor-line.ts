import { randomUUID } from 'node:crypto'
import type { Log } from '../../kernel/log/log.ts'
import type { BrandingChannel } from '../agencies/branding-channel.ts'

export interface HoldLineDependencies {
  store: BrandingChannel
  log: Log
}

/** Announces to every server that an editor has one more open line, for as long as it is held; returns what ends it. */
export function holdEditorLine(
  { store, log }: HoldLineDependencies,
  agencyId: string,
  id: string,
): () => void {
  const line = randomUUID()
  const announce = (kind: 'listens' | 'left') =>
    store
      .tellBranding({ agencyId, kind, id, line })
      .catch((err: unknown) => log.warn({ err }, 'an editor who came or left could not be announced'))
  let announced = announce('listens')
  const stop = store.onBranding((news) => {
    const isOther = news?.kind === 'left' && news.agencyId === agencyId && news.id === id
    // A server that has not heard of this line takes the editor for gone.
    if (isOther && news.line !== line) announced = announced.then(() => announce('listens'))
  })
  return () => {
    stop()
    // Sent last: if it overtook this line's other news, an editor who has gone would stay listed.
    void announced.then(() => announce('left'))
  }
}
