import type { Problem } from '../../../base/index.ts';
import { type ExperimentDocument, withValue } from '../../document.ts';
import { withCardBrought } from '../../fight/fighter.ts';
import { Figure } from '../../fight/figure.tsx';
import { Question } from '../../fight/question.tsx';
import { TURN_QUESTIONS } from '../../fight/questions.ts';
import { Distance, States } from '../../fight/terms.tsx';
import type { PanelProps } from '../../panel.ts';
import { Choice } from '../../parts/choice.tsx';
import { Stepper } from '../../parts/stepper.tsx';
import { StartingPlaces } from './starting-places.tsx';
import { attackHere, refittedTurn, turnBoardIn } from './turn-board.ts';
import {
  attackerSetting,
  attackersIn,
  changed,
  defenderSetting,
  MOST_ATTACKERS,
  onOpenGround,
  withAttacker,
  withOneMore,
  withoutAttacker,
  withoutGround,
} from './turn-document.ts';

const ORDERS = [
  { value: 'best', text: 'Whichever is best' },
  { value: 'given', text: 'As listed' },
] as const;

const MOVES = [
  { value: 'yes', text: 'May move first' },
  { value: 'no', text: 'Stays where it is' },
] as const;

interface TurnFieldsProps extends PanelProps {
  readonly mistakes: readonly Problem[];
}

/** The fields of a turn: the attackers, the defender, their places, the order and the question. */
export function TurnFields(props: TurnFieldsProps) {
  const { document, tools, edits, mistakes, onOpen } = props;
  const { engine } = tools;
  const attackers = attackersIn(document);
  // A figure whose base becomes double needs a second space, and a new one needs a place.
  const onChange = (next: ExperimentDocument) => edits.change(refittedTurn(changed(next)));
  if (!attackers) {
    return (
      <p class="fight card note">
        This experiment is more than a single turn. It can be changed as a file, below.
      </p>
    );
  }
  const board = turnBoardIn(document);
  return (
    <div class="fight">
      {board ? (
        <StartingPlaces document={document} board={board} edits={edits}>
          <button type="button" onClick={() => onOpen(attackHere(document))}>
            Draw on this board
          </button>
          <button type="button" onClick={() => onChange(withoutGround(document))}>
            Leave the board
          </button>
        </StartingPlaces>
      ) : (
        <Clear document={document} onChange={onChange} />
      )}
      {attackers.map(({ figure, attacks, moves }, i) => (
        <Figure
          key={i}
          written={figure}
          setting={attackerSetting(document, i)}
          fields={['attack', 'move', 'range']}
          needed={{ attack: 3 }}
          side={0}
          engine={engine}
          onChange={(written, brought) =>
            onChange(withAttacker(withCardBrought(document, brought), i, 'figure', written))
          }
        >
          <div class="picks">
            <Choice
              legend="Before its attack"
              options={MOVES}
              value={moves === false ? 'no' : 'yes'}
              onChange={(value) =>
                onChange(withAttacker(document, i, 'moves', value === 'no' ? false : undefined))
              }
            />
            <Stepper
              label="Attacks"
              value={typeof attacks === 'number' ? attacks : undefined}
              placeholder="–"
              least={1}
              most={20}
              isOptional
              onChange={(value) => onChange(withAttacker(document, i, 'attacks', value))}
            />
            {attackers.length > 1 && (
              <button
                type="button"
                class="remove"
                aria-label={`Remove attacker ${i + 1}`}
                onClick={() => onChange(withoutAttacker(document, i))}
              >
                Remove
              </button>
            )}
          </div>
        </Figure>
      ))}
      <button
        type="button"
        disabled={attackers.length >= MOST_ATTACKERS}
        onClick={() => onChange(withOneMore(document))}
      >
        Add an attacker
      </button>
      <Figure
        written={document.defender}
        setting={defenderSetting(document)}
        fields={['defense', 'wounds', 'life']}
        needed={{ defense: 3 }}
        side={1}
        engine={engine}
        onChange={(written, brought) =>
          onChange({ ...withCardBrought(document, brought), defender: written })
        }
      />
      {attackers.length > 1 && (
        <section class="card" aria-label="The order">
          <Choice
            legend="Order of the attackers"
            options={ORDERS}
            value={document.order === 'given' ? 'given' : 'best'}
            onChange={(value) =>
              onChange(withValue(document, ['order'], value === 'best' ? undefined : value))
            }
          />
        </section>
      )}
      <States
        document={document}
        figures={[...attackers.map(({ figure }) => figure), document.defender]}
        onChange={onChange}
      />
      <Question {...TURN_QUESTIONS} document={document} mistakes={mistakes} onChange={onChange} />
    </div>
  );
}

/** A turn on clear ground: how far away the defender is, or a board to play it on. */
function Clear({ document, onChange }: Pick<PanelProps, 'document' | 'onChange'>) {
  if (document.board !== undefined) {
    return (
      <p class="card note">
        The board of this turn cannot be shown here. It can be changed as a file, below.
      </p>
    );
  }
  return (
    <section class="card" aria-label="The ground">
      <div class="steppers">
        <Distance document={document} onChange={onChange} />
      </div>
      <button type="button" class="onto" onClick={() => onChange(onOpenGround(document))}>
        Play it on a board
      </button>
    </section>
  );
}
