import { useLayoutEffect } from 'react'

type Props = {
  title: string
  of?: string
  /** One or two sentences for search results; defaults to that of `index.html`. */
  description?: string | undefined
}

const metaOf = (name: string) => document.head.querySelector<HTMLMetaElement>(`meta[name=${name}]`)

/** Sets title and description; restores those of `index.html` on unmount. */
export const PageMeta = ({ title, of = 'Groundwork', description }: Props) => {
  useLayoutEffect(() => {
    const before = document.title
    document.title = `${title} · ${of}`
    return () => {
      document.title = before
    }
  }, [title, of])

  useLayoutEffect(() => {
    const meta = metaOf('description')
    if (!meta || description === undefined) return
    const before = meta.content
    meta.content = description
    return () => {
      meta.content = before
    }
  }, [description])

  return null
}
