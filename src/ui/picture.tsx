import { type ImgHTMLAttributes, type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

interface PictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  src: string
  alt: string
  /** Shown if `src` fails; a drawn ground replaces it if there is none, or it fails too. */
  fallback?: string
  /** Shown instead of that ground. */
  placeholder?: ReactNode
}

/** A picture that never appears broken (spec §2.5: a fallback image on error). */
export function Picture({ src, fallback, placeholder, className, alt, ...rest }: PictureProps) {
  const [failed, setFailed] = useState<readonly string[]>([])
  const image = useRef<HTMLImageElement>(null)
  const source = [src, fallback].find((candidate) => candidate && !failed.includes(candidate))

  // A picture in the server's HTML may have failed before this code could receive the error.
  useEffect(() => {
    const element = image.current
    if (source && element?.complete && element.naturalWidth === 0 && element.currentSrc !== '') {
      setFailed((known) => [...known, source])
    }
  }, [source])

  if (!source) {
    if (placeholder !== undefined) return placeholder
    return (
      <span className={classNames('picture-ground', className)}>
        <span className="sr-only">{alt}</span>
        <Icon name="picture" className="size-8 opacity-60" />
      </span>
    )
  }
  return (
    <img
      {...rest}
      ref={image}
      src={source}
      alt={alt}
      className={className}
      onError={() => setFailed((known) => [...known, source])}
    />
  )
}
