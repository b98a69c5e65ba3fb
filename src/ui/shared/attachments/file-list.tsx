import { chakra } from '@chakra-ui/react'
import FileText from 'lucide-react/icons/file-text'
import ImageOff from 'lucide-react/icons/image-off'
import X from 'lucide-react/icons/x'
import { type ReactNode, useState } from 'react'
import { type Attachment, isPicture } from '@/domain/estimate/attachment'
import { toFailure } from '@/domain/record/failure'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { Banner } from '@/ui/kit/feedback/banner'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { saveFile } from '@/ui/kit/layout/save-file'
import { usePicture } from './use-picture'

export type FileWords = {
  open: (name: string) => string
  save: (name: string) => string
  gone: (name: string) => string
  unreachable: (name: string) => string
}

export const FILE_WORDS: FileWords = {
  open: (name) => `Open ${name}`,
  save: (name) => `Download ${name}`,
  gone: (name) => `${name} isn’t stored anymore.`,
  unreachable: (name) => `${name} can’t be loaded now. Try again.`,
}

const NOT_FOUND = 404

type Load = (id: string) => Promise<Blob>
type Props = {
  label: string
  files: readonly Attachment[]
  load: Load
  words?: FileWords
  onRemove?: ((file: Attachment) => void) | undefined
}

/** Images open at full size; PDFs download. */
export const FileList = ({ label, files, load, words = FILE_WORDS, onRemove }: Props) => {
  const [failed, setFailed] = useState<string | null>(null)
  const save = async ({ id, name, type }: Attachment) => {
    setFailed(null)
    try {
      saveFile(name, await load(id), type)
    } catch (error) {
      const isGone = toFailure(error).status === NOT_FOUND
      setFailed(isGone ? words.gone(name) : words.unreachable(name))
    }
  }
  return (
    <>
      {failed !== null && <Banner kind="warning">{failed}</Banner>}
      <chakra.ul
        aria-label={label}
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(7.5rem, 1fr))"
        gap="3"
        listStyle="none"
      >
        {files.map((file) => (
          <chakra.li key={file.id} position="relative" display="grid" gap="1" minW="0" alignContent="start">
            {isPicture(file) ? (
              <PictureFile file={file} load={load} words={words} />
            ) : (
              <chakra.button
                type="button"
                aria-label={words.save(file.name)}
                cursor="pointer"
                onClick={() => void save(file)}
              >
                <Tile>
                  <FileText size={32} aria-hidden />
                </Tile>
              </chakra.button>
            )}
            <chakra.span textStyle="small" overflowWrap="anywhere">
              {file.name}
            </chakra.span>
            {onRemove && (
              <chakra.span position="absolute" top="1" insetEnd="1">
                <IconButton label={`Remove ${file.name}`} variant="outline" size="sm" onClick={() => onRemove(file)}>
                  <X size={18} aria-hidden />
                </IconButton>
              </chakra.span>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
    </>
  )
}

const PictureFile = ({ file, load, words }: { file: Attachment; load: Load; words: FileWords }) => {
  const picture = usePicture(file.id, load)
  if (picture === undefined)
    return (
      <Tile>
        <Skeleton width="100%" height="100%" />
      </Tile>
    )
  if ('missing' in picture)
    return (
      <Tile>
        <ImageOff size={20} aria-hidden />
        <chakra.span textStyle="small" textAlign="center">
          {words[picture.missing](file.name)}
        </chakra.span>
      </Tile>
    )
  return (
    <chakra.a href={picture.url} target="_blank" rel="noreferrer" aria-label={words.open(file.name)}>
      <Tile>
        <chakra.img src={picture.url} alt="" position="absolute" inset="0" w="100%" h="100%" objectFit="cover" />
      </Tile>
    </chakra.a>
  )
}

const Tile = ({ children }: { children: ReactNode }) => (
  <chakra.span
    position="relative"
    display="grid"
    placeItems="center"
    aspectRatio="1"
    overflow="hidden"
    overflowWrap="anywhere"
    color="fg.muted"
    bg="bg.muted"
    borderWidth="1px"
    borderRadius="md"
  >
    {children}
  </chakra.span>
)
