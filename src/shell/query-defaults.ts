import type { QueryClientConfig } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'

/**
 * How everything is asked for: a call that failed is made once more, soon, so that who waits is told in about a second
 * (spec §8); what the server refused it refuses again.
 */
export const queryDefaults = {
  queries: {
    refetchOnWindowFocus: false,
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && isRefusal(error.status)),
    retryDelay: 500,
  },
} satisfies QueryClientConfig['defaultOptions']

function isRefusal(status: number): boolean {
  return status >= 400 && status < 500
}
