/** The editor's placeholder while the draft is loading. */
export function EditorSkeleton() {
  return (
    <div aria-busy="true" className="flex min-h-0 flex-1 flex-col">
      <div className="h-13 border-b bg-card" />
      <div className="flex min-h-0 flex-1">
        <div className="w-14 border-e bg-card max-md:hidden" />
        <div className="w-88 border-e bg-card max-lg:hidden" />
        <div className="flex-1 bg-muted" />
      </div>
    </div>
  )
}
