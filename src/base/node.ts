/*
 * Reads files, and writes files and folders completely or not at all. This module handles paths and bytes, but does not
 * interpret contents.
 */

export { checkReplaceable, checkUsable } from './files/check-folder.ts';
export { type FolderFile, removeIfEmpty } from './files/folder-files.ts';
export { DISK, LARGEST_TEXT, readBytes, readText } from './files/read-file.ts';
export { type Input, isStandardInput, isStream, readStream } from './files/read-stream.ts';
export {
  checkFile,
  checkOutput,
  replaceFile,
  writeOutput,
  writeWhole,
} from './files/replace-file.ts';
export { replaceFolder } from './files/replace-folder.ts';
export { cannotWrite, codeOf, wordsOf } from './files/system-error.ts';
export { unpacked } from './files/unpacked.ts';
export { isOneFile, isStandardOutput } from './files/write-stream.ts';
