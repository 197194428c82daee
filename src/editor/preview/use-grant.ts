import { useEffect, useState } from 'react'
import type { CreatePreviewGrantRequest } from '../core/draft-api.ts'
import { useEditor } from '../layout/editor-context.tsx'

/** Milliseconds before its end at which a grant is replaced. */
const EARLY = 60_000

/** A frame's grant, and whether it shows the draft. */
export interface Granted {
  readonly grant: string
  readonly isOfDraft: boolean
}

/**
 * Requests a grant for a frame, and another when the preview options change; the previous one stays until the new one
 * arrives. Light or dark needs none: the frame switches by itself. Null requests nothing yet.
 */
export function useGrant(request: CreatePreviewGrantRequest | null): {
  granted: Granted | null
  /** True if it is for the current options; the previous grant stays until the new one arrives. */
  isCurrent: boolean
  hasFailed: boolean
  retry: () => void
} {
  const { api } = useEditor()
  const [state, setState] = useState<{ granted: Granted | null; key: string; hasFailed: boolean }>({
    granted: null,
    key: '',
    hasFailed: false,
  })
  const [attempt, setAttempt] = useState(0)
  const key = JSON.stringify({ ...request, mode: undefined, isWanted: request !== null })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the request, which every attempt repeats
  useEffect(() => {
    if (request === null) return
    let isWanted = true
    let timer: ReturnType<typeof setTimeout> | undefined
    api.grant(request).then(
      ({ grant, expiresAt }) => {
        if (!isWanted) return
        setState({ granted: { grant, isOfDraft: request.version === undefined }, key, hasFailed: false })
        const left = Date.parse(expiresAt) - Date.now() - EARLY
        // Timers of more than 24 days fire at once.
        if (left > 0 && left < 86_400_000) timer = setTimeout(() => setAttempt(attempt + 1), left)
      },
      () => isWanted && setState({ granted: null, key, hasFailed: true }),
    )
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [api, key, attempt])

  const { granted, hasFailed } = state
  return { granted, hasFailed, isCurrent: state.key === key, retry: () => setAttempt(attempt + 1) }
}
