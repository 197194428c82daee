import { useInfiniteQuery } from '@tanstack/react-query'
import { useApi } from '../../platform/api.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { brandingApi, PAGE } from '../publish/branding-api.ts'
import { FailedState } from '../publish/failed-state.tsx'
import { useFieldWords } from '../shell/field-words.ts'
import { VersionRow } from './version-row.tsx'

/** The versions, a page at a time. */
export function VersionList({ onOpen }: { onOpen: (version: number) => void }) {
  const { t } = useFieldWords()
  const api = brandingApi(useApi())
  const { data, isError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['branding', 'versions'],
    queryFn: ({ pageParam }) => api.versions(pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.version),
    gcTime: 0,
  })
  if (isError && !data) return <FailedState title={t('history.unread')} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div aria-busy="true" className="grid gap-3">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    )
  }
  return (
    <>
      <ol className="-mx-2 grid grid-cols-[minmax(0,1fr)]">
        {data.pages.flat().map((version) => (
          <VersionRow key={version.version} version={version} onOpen={() => onOpen(version.version)} />
        ))}
      </ol>
      {hasNextPage && (
        <Button
          variant="outline"
          size="small"
          busy={isFetchingNextPage}
          className="justify-self-center"
          onClick={() => void fetchNextPage()}
        >
          {t('history.earlier')}
        </Button>
      )}
    </>
  )
}
