import { type PictureName, phoneSource, plainSource, sourceSet } from './picture-sources.ts'

type PictureProps = {
  name: PictureName
  alt: string
  /** Value of the `sizes` attribute. */
  sizes: string
  /** Loads eagerly, for pictures above the fold; all others load lazily. */
  first?: boolean
  /** As wide as the viewport on a phone. */
  fillsPhone?: boolean
  className?: string
}

/** One of the shop's 4:3 pictures, in the smallest file that is sharp enough. */
export function Picture({
  name,
  alt,
  sizes,
  first = false,
  fillsPhone = false,
  className = '',
}: PictureProps) {
  return (
    <picture>
      {fillsPhone && (
        // In a prerendered document the source may be an inlined picture.
        <source
          media="(max-width: 47.99rem)"
          type="image/avif"
          srcSet={phoneSource(name)}
          suppressHydrationWarning
        />
      )}
      <source type="image/avif" srcSet={sourceSet(name, 'avif')} sizes={sizes} />
      <img
        src={plainSource(name)}
        srcSet={sourceSet(name, 'webp')}
        sizes={sizes}
        alt={alt}
        width={720}
        height={540}
        decoding={first ? 'sync' : 'async'}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        className={className}
      />
    </picture>
  )
}
