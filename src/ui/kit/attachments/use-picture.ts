import { useEffect, useState } from 'react'
import { toFailure } from '@/domain/failure'

/** The address of a picture, or why there is none: it is gone, or can't be loaded now. */
type LoadedPicture = { url: string } | { missing: 'gone' | 'unreachable' }

const NOT_FOUND = 404

/** A picture: undefined while it loads. Its address is released when nothing shows it anymore. */
export const usePicture = (id: string, load: (id: string) => Promise<Blob | null>): LoadedPicture | undefined => {
  const [shown, setShown] = useState<{ id: string; picture: LoadedPicture }>()
  useEffect(() => {
    let url: string | undefined
    let isGone = false
    const show = (picture: LoadedPicture) => setShown({ id, picture })
    load(id).then(
      (content) => {
        if (isGone) return
        if (content) url = URL.createObjectURL(content)
        show(url === undefined ? { missing: 'gone' } : { url })
      },
      (error: unknown) => !isGone && show({ missing: toFailure(error).status === NOT_FOUND ? 'gone' : 'unreachable' }),
    )
    return () => {
      isGone = true
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [id, load])
  return shown?.id === id ? shown.picture : undefined
}
