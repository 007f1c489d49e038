import { type PictureName, phoneSource, plainSource, sourceSet } from './picture-sources.ts'

type PictureProps = {
  name: PictureName
  alt: string
  /** How wide it is drawn, in the words of the `sizes` attribute. */
  sizes: string
  /** Fetched first, for what is above the fold; everything else waits until it comes near. */
  first?: boolean
  /** As wide as the window of a phone. */
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
        // A served document may hold the picture itself here.
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
