import { portOf } from '../../simulate/browser/worker.ts';
import type { PairAnswers } from '../pair-answers.ts';
import { type FieldRequest, fieldAnswers } from '../threads/field-answers.ts';

/* A worker that plays pairs, for a page as `threads/field-worker.ts` is for Node. */

const port = portOf<FieldRequest, PairAnswers>();
const answer = fieldAnswers();
port.onmessage = ({ data }) => port.postMessage(answer(data));
