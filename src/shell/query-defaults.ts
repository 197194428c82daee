import type { QueryClientConfig } from '@tanstack/react-query'

/**
 * How everything is asked for: a call that failed is made once more, soon, so that who waits is told in about a second
 * (spec §8); what the server refused it refuses again.
 */
export const queryDefaults = {
  queries: {
    refetchOnWindowFocus: false,
    retry: (failures, { status }: Error & { status?: number }) => !failures && !/^4/.test(`${status}`),
    retryDelay: 500,
  },
} satisfies QueryClientConfig['defaultOptions']
