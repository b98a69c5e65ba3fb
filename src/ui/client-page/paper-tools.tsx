import { chakra } from '@chakra-ui/react'
import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import type { CustomerDocument } from '@/domain/documents/customer-document'
import { losesLetters } from '@/domain/documents/letters'
import { Button } from '@/ui/kit/actions/button'
import { DocumentPaper } from '@/ui/shared/document-paper'
import { Note } from './parts'
import type { PageActions } from './types'
import type { Words } from './words/en'

type Props = Pick<PageActions, 'onPrint' | 'onPdf'> & { words: Words; document: CustomerDocument }

export const Paper = ({ words, document, onPrint, onPdf }: Props) => {
  const [saving, setSaving] = useState<'idle' | 'busy' | 'failed'>('idle')
  const save = async () => {
    setSaving('busy')
    setSaving((await onPdf(document)) ? 'idle' : 'failed')
  }
  return (
    <chakra.div display="grid" gap="3" minW="0">
      <chakra.div display="flex" flexWrap="wrap" gap="2" justifyContent="flex-end" _print={{ display: 'none' }}>
        <Button
          variant="outline"
          minH="11"
          loading={saving === 'busy'}
          loadingLabel={words.downloading}
          onClick={() => void save()}
        >
          <Download size={16} aria-hidden />
          {words.download}
        </Button>
        <Button variant="outline" minH="11" onClick={onPrint}>
          <Printer size={16} aria-hidden />
          {words.print}
        </Button>
      </chakra.div>
      {saving === 'failed' && <Note tone="warning" title={words.pdfFailed} />}
      {losesLetters(document) && <Note tone="warning" title={words.pdfLetters} />}
      <DocumentPaper document={document} />
    </chakra.div>
  )
}
