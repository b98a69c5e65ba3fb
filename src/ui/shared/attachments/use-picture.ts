import { useEffect, useState } from 'react'
import { toFailure } from '@/domain/record/failure'
import { releaseLater } from '@/ui/kit/behavior/release-later'

/** The address of a picture, or why there is none: it is gone, or can't be loaded now. */
type LoadedPicture = { url: string } | { missing: 'gone' | 'unreachable' }

const NOT_FOUND = 404

/**
 * A picture: undefined while it loads. Loaded again, it stays until the new one is there. Its address is released some time after nothing
 * shows it anymore: a browser that has just been given it would find nothing there.
 */
export const usePicture = (id: string, load: (id: string) => Promise<Blob | null>): LoadedPicture | undefined => {
  const [shown, setShown] = useState<{ id: string; picture: LoadedPicture }>()
  useEffect(() => {
    let isGone = false
    const show = (picture: LoadedPicture) => setShown({ id, picture })
    load(id).then(
      (content) => {
        if (isGone) return
        show(content ? { url: URL.createObjectURL(content) } : { missing: 'gone' })
      },
      (error: unknown) => !isGone && show({ missing: toFailure(error).status === NOT_FOUND ? 'gone' : 'unreachable' }),
    )
    return () => {
      isGone = true
    }
  }, [id, load])
  const url = shown && 'url' in shown.picture ? shown.picture.url : undefined
  useEffect(() => {
    if (url !== undefined) return () => releaseLater(url)
  }, [url])
  return shown?.id === id ? shown.picture : undefined
}
