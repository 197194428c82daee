import { hearTogether } from '../../platform/hear-together.ts'
import { isVersion } from './is-version.ts'
import { listenForVersions } from './listen-for-versions.ts'

/** Tells of each version that the agency publishes. Gives what ends it. */
export function hearVersions(agencyId: string, tell: (version: number) => void): () => void {
  return hearTogether({
    ...{ name: `livery-version-${agencyId}`, listen: listenForVersions },
    ...{ isNews: isVersion, tell },
  })
}
