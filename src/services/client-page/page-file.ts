import { clientPageFiles } from '@/contract/client-page-file'
import { blobFrom } from '../documents/blob-from'
import type { Http } from '../http/http'

export const pageFile = async (http: Http, token: string, fileId: string): Promise<Blob> =>
  blobFrom(await http.call(clientPageFiles.read, { params: { token, fileId } }))
