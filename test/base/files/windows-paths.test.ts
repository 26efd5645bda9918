import { expect, test, vi } from 'vitest';
import { DISK } from '../../../src/base/files/read-file.ts';
import { temporaryPath } from '../../../src/base/files/temporary.ts';

vi.mock('node:path', async (original) => {
  const { win32 } = await original<typeof import('node:path')>();
  return { ...win32, default: win32 };
});

test.each([
  ['maps\\hill.yaml', 'C:\\games\\maps\\hill.yaml'],
  ['maps/hill.yaml', 'C:\\games\\maps\\hill.yaml'],
  ['..\\hill.yaml', 'C:\\hill.yaml'],
  ['D:\\maps\\hill.yaml', 'D:\\maps\\hill.yaml'],
  ['\\\\server\\maps\\hill.yaml', '\\\\server\\maps\\hill.yaml'],
])('on Windows, a document finds %s next to it', (path, found) => {
  expect(DISK.beside('C:\\games\\fight.yaml', path)).toBe(found);
  expect(DISK.beside('C:/games/fight.yaml', path)).toBe(found);
});

test.each([
  ['C:\\reports\\duel', 'C:\\reports\\'],
  ['C:/reports/duel', 'C:\\reports\\'],
  ['\\\\server\\reports\\duel', '\\\\server\\reports\\'],
])('on Windows, what is written for %s is next to it until it is complete', (path, folder) => {
  const temporary = temporaryPath(path, 'new');
  expect(temporary.startsWith(`${folder}.duel.`)).toBe(true);
  // No part of a name may have a character that Windows refuses.
  expect(temporary.slice(folder.length)).toMatch(/^[^\\/:*?"<>|]+\.new$/);
});
