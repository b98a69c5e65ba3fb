import { useLayoutEffect } from 'react'

type Props = {
  /** What the page is, without the product's name: "Pricing". */
  title: string
  /** The owner of the page, where it is not the product's own. */
  of?: string
  /** One or two sentences for people who find the page in a list; without it the one of `index.html` stays. */
  description?: string | undefined
}

const metaOf = (name: string) => document.head.querySelector<HTMLMetaElement>(`meta[name=${name}]`)

/** The title and description of the page that is shown; those of `index.html` return when it goes. */
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
