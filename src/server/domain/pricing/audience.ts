import type { MarkupAudience } from '../../../contract/types.ts'
import type { Viewer } from './viewer.ts'

const audiences: Readonly<Record<Viewer, MarkupAudience>> = {
  anonymous: 'public',
  'anonymous-without-prices': 'public',
  traveller: 'member',
  agent: 'agent',
  'restricted-agent': 'agent',
}

/** Returns the audience whose markup rules price a viewer's calls. Only a session decides it (decision 0089). */
export function audienceOf(viewer: Viewer): MarkupAudience {
  return audiences[viewer]
}
