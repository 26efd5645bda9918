import { counted, listed } from '../../words/english.ts';

/** Combat dice as the rule's examples tell them: "two skulls, three shields and one blank". */
export function inFaces(faces: readonly string[] = []): string {
  const kinds = ['skull', 'shield', 'blank']
    .map((kind) => [kind, faces.filter((face) => face === kind).length] as const)
    .filter(([, times]) => times > 0);
  return listed(kinds.map(([kind, times]) => counted(times, kind)));
}
