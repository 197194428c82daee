import { useEffect, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { pictureOf } from './branding-api.ts'

interface VersionPictureProps {
  version: number
  size: 'small' | 'large'
  /** Empty if the text next to it describes it. */
  name?: string
  className?: string
}

/** Milliseconds after which a failed picture is requested once more, when the server may be less busy. */
const RETRY_MS = 3000

/** A picture of a version's home page; if it cannot be drawn, its place stays empty. */
export function VersionPicture({ version, size, name = '', className = '' }: VersionPictureProps) {
  const [failures, setFailures] = useState(0)
  const [isWaiting, setIsWaiting] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setIsWaiting(false), RETRY_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])
  const onError = () => {
    setFailures(failures + 1)
    setIsWaiting(failures === 0)
  }
  return (
    <span
      className={`flex aspect-[8/5] items-center justify-center overflow-hidden rounded-[min(var(--radius-control),0.5rem)] border bg-muted ${className}`}
    >
      {isWaiting || failures > 1 ? (
        <Icon name="picture" className="size-5 text-muted-foreground" />
      ) : (
        <img
          src={pictureOf(version, size)}
          alt={name}
          loading="lazy"
          onError={onError}
          className="size-full object-cover"
        />
      )}
    </span>
  )
}
