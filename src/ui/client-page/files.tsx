import { chakra } from '@chakra-ui/react'
import type { PageEstimate } from '@/domain/client-page/page'
import { FILE_WORDS, FileList, type FileWords } from '@/ui/shared/attachments/file-list'
import { Block } from './parts'
import type { PageActions, PartProps } from './types'

type Words = FileWords & { title: string }

const WORDS_IN: Record<PartProps['speech']['language'], Words> = {
  en: { ...FILE_WORDS, title: 'Photos and files' },
  es: {
    title: 'Fotos y archivos',
    open: (name) => `Abrir ${name}`,
    save: (name) => `Descargar ${name}`,
    gone: (name) => `${name} ya no está guardado.`,
    unreachable: (name) => `${name} no se puede cargar ahora. Inténtelo de nuevo.`,
  },
  fr: {
    title: 'Photos et fichiers',
    open: (name) => `Ouvrir ${name}`,
    save: (name) => `Télécharger ${name}`,
    gone: (name) => `${name} n’est plus conservé.`,
    unreachable: (name) => `${name} ne peut pas être chargé pour le moment. Réessayez.`,
  },
}

type Props = Pick<PageActions, 'onFile'> & { estimate: PageEstimate; language: keyof typeof WORDS_IN }

/** An estimate's files (EST-06) on the client page. */
export const Files = ({ estimate, language, onFile }: Props) => {
  const words = WORDS_IN[language]
  return (
    <chakra.div _print={{ display: 'none' }}>
      <Block title={words.title}>
        <FileList label={words.title} files={estimate.attachments} load={onFile} words={words} />
      </Block>
    </chakra.div>
  )
}
