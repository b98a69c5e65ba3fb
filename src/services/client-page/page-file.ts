import { clientPageFiles } from '@/contract/client-page-file'
import { blobFrom } from '../documents/blob-from'
import type { Http } from '../http/http'

/** A file that goes with an estimate of the client whose link it is. @throws Failure 404, 410 */
export const pageFile = async (http: Http, token: string, fileId: string): Promise<Blob> =>
  blobFrom(await http.call(clientPageFiles.read, { params: { token, fileId } }))
