import { bytesFrom } from '@/domain/text/base64'

const NO_CONTENT = new Uint8Array(0)

export const blobFrom = ({ type, data }: { type: string; data: string }): Blob =>
  new Blob([bytesFrom(data) ?? NO_CONTENT], { type })
