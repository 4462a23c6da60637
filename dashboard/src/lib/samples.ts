// The made-up documents of this server, as files.
import { T } from '../texts'
import { ApiError } from './http'

export async function sampleFile(name: string): Promise<File> {
  const response = await fetch(`/files/samples/${name}`).catch(() => null)
  if (!response?.ok) throw new ApiError('unreachable', T.errors.unreachable, 0, 0)
  return new File([await response.blob()], name)
}
