import { useEffect, useState } from 'react'

/** The address of a picture: undefined while it is loaded, null where it can't be. It is let go when nothing shows it any more. */
export const usePicture = (id: string, load: (id: string) => Promise<Blob | null>): string | null | undefined => {
  const [shown, setShown] = useState<{ id: string; url: string | null }>()
  useEffect(() => {
    let url: string | undefined
    let isGone = false
    const show = (content: Blob | null) => {
      if (isGone) return
      if (content) url = URL.createObjectURL(content)
      setShown({ id, url: url ?? null })
    }
    load(id).then(show, () => show(null))
    return () => {
      isGone = true
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [id, load])
  return shown?.id === id ? shown.url : undefined
}
