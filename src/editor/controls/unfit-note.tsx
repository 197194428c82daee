/** Why a field does not accept the typed text. */
export function UnfitNote({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} role="alert" className="mt-1 text-xs font-medium text-destructive">
      {children}
    </p>
  )
}
