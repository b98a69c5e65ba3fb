import { useEffect, useState } from 'react'
import { toFailure } from '@/domain/record/failure'
import { releaseLater } from '@/ui/kit/behavior/release-later'

type LoadedPicture = { url: string } | { missing: 'gone' | 'unreachable' }

const NOT_FOUND = 404

/**
 * Returns undefined while loading. On a refetch the old picture stays until the new one is ready. The object URL is revoked with a delay,
 * because a browser that just received it may not have read it yet.
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
